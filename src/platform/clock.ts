/** What time it is; tests pass one that they move. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
