import type { Picture } from '../picture.ts';
import type { Schedule } from './schedule.ts';

/** A station of a channel. `stream` is an HLS playlist: an https address, or a path of the site. */
export type Signal = {
	readonly id: string;
	readonly kind: 'tv' | 'radio';
	readonly title: string;
	readonly stream: string;
	/** What its player shows before it is started. */
	readonly picture?: Picture;
	/** What it broadcasts in seven days, where it has a schedule of its own. */
	readonly schedule?: Schedule;
};
