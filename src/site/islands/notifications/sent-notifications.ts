// What the bell and its panel share: where the notifications are, and which of them the reader saw.
import { read, write } from '../../client/storage.ts';

export const address = '/pf/api/v3/content/fetch/push-notifications?query=%7B%7D';

/** In local storage: the time of the newest notification that the reader saw, in epoch seconds (UI-08). */
const key = 'OS_last_notification_seen';

/** The time of the newest notification that the reader saw, in epoch seconds; where storage is forbidden, none was seen. */
export const lastSeen = (): number => Number(read(key));

export const storeSeen = (time: number): void => write(key, String(time));
