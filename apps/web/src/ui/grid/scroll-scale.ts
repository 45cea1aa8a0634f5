/**
 * Maps the scroll bar onto content taller than a browser allows an element to be. Chromium stops at 33.5 M px, Firefox
 * at about 17.9 M; below the cap the mapping is the identity.
 */

/** Safe in every browser. */
export const MAX_ELEMENT_PX = 15_000_000;

export interface ScrollScale {
  /** Height of the element that is scrolled. */
  readonly spacerPx: number;
  /** Gives the offset of the content when the scroll bar is at `scrollTop`. */
  readonly toOffset: (scrollTop: number) => number;
  readonly toScrollTop: (offset: number) => number;
}

export function scaleScroll(contentPx: number, viewportPx: number, maxPx: number = MAX_ELEMENT_PX): ScrollScale {
  if (contentPx <= maxPx) {
    return { spacerPx: contentPx, toOffset: (scrollTop) => scrollTop, toScrollTop: (offset) => offset };
  }
  const contentRange = contentPx - viewportPx;
  const scrollRange = Math.max(1, maxPx - viewportPx);
  const ratio = contentRange / scrollRange;
  return {
    spacerPx: maxPx,
    toOffset: (scrollTop) => Math.min(contentRange, Math.max(0, scrollTop * ratio)),
    toScrollTop: (offset) => Math.min(scrollRange, Math.max(0, offset / ratio)),
  };
}

export interface RevealRequest {
  readonly offset: number;
  readonly viewportPx: number;
  readonly startPx: number;
  readonly sizePx: number;
}

/** Going to an item puts it into the middle third, with its neighbours around it if there are any. */
export function centreOffset({ offset, viewportPx, startPx, sizePx }: RevealRequest, contentPx: number): number {
  const isCentred = startPx >= offset + viewportPx / 3 && startPx + sizePx <= offset + (viewportPx * 2) / 3;
  if (isCentred) return offset;
  return Math.max(0, Math.min(contentPx - viewportPx, startPx - (viewportPx - sizePx) / 2));
}

/** The smallest scroll that shows an item whole; its start wins when it is larger than the viewport. */
export function revealOffset({ offset, viewportPx, startPx, sizePx }: RevealRequest): number {
  const endPx = startPx + sizePx;
  if (startPx < offset || sizePx > viewportPx) return startPx;
  return endPx > offset + viewportPx ? endPx - viewportPx : offset;
}

/** Whether all of an item is seen; of one that is larger than the viewport, as much as there is room for. */
export function isShown({ offset, viewportPx, startPx, sizePx }: RevealRequest): boolean {
  return startPx >= offset && startPx + Math.min(sizePx, viewportPx) <= offset + viewportPx;
}
