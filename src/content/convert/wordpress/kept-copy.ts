/**
 * A copy of what is kept from an item. A text that was cut from a piece of a file keeps the whole piece in memory, so without copies all of an
 * export would stay there.
 */
export const keptCopy = <Value extends string | object>(value: Value): Value => structuredClone(value);
