/** Dragging a piece with mouse, pen or finger; a press that does not move stays a click. */
const START = 6; // pixels that make a press a drag
const LIFT = 56; // a finger hides what is below it, so it points above itself

export interface Drag {
  /** The piece is held over this element; `x` and `y` are where it is held. */
  move(x: number, y: number, over: Element | null): void;
  drop(): void;
  cancel(): void;
}

/** Begin on a pointerdown. */
export function drag(event: PointerEvent, on: Drag): void {
  if (event.button !== 0) return;
  const { pointerId, clientX, clientY } = event;
  const lift = event.pointerType === "mouse" ? 0 : LIFT;
  const ended = new AbortController();
  let moving = false;
  let frame = 0;

  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    moving ||= Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > START;
    if (!moving) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const [x, y] = [moved.clientX, moved.clientY - lift];
      on.move(x, y, document.elementFromPoint(x, y));
    });
  };
  const end = (ending: Event, dropped: boolean): void => {
    if (ending instanceof PointerEvent && ending.pointerId !== pointerId) return;
    ended.abort();
    cancelAnimationFrame(frame);
    if (!moving) return;
    const swallow = (click: Event): void => click.stopPropagation();
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    if (dropped) on.drop();
    else on.cancel();
  };
  const listen = { signal: ended.signal };
  window.addEventListener("pointermove", move, listen);
  window.addEventListener("pointerup", (up) => end(up, true), listen);
  window.addEventListener("pointercancel", (lost) => end(lost, false), listen);
  window.addEventListener("keydown", (key) => key.key === "Escape" && end(key, false), listen);
}
