/** The event of a `<video>` whose `data-stream` has changed: the address of a playlist that is to be played in place of its own. */
export const streamChange = 'kiosco.stream';
