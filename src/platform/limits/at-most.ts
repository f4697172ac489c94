/**
 * The options of a cache of at most so many entries, which makes room for them as they come. With `max`, lru-cache makes room for all of them at
 * once, which takes the start of the program a millisecond for each 10,000.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
