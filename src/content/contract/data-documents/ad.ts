// What ad slots show of the brand's own inventory.
import type { Picture } from '../picture.ts';

/** An ad of the brand for something of its own, or of an advertiser. */
export type Ad = {
	readonly id: string;
	readonly kicker?: string | undefined;
	readonly title: string;
	readonly text: string;
	/** The words of its button. */
	readonly action: string;
	/** A path of the brand's site, or the address of another one. */
	readonly href: string;
	/** Who pays for it; undefined for the brand's own. */
	readonly advertiser?: string | undefined;
	/** Ids of the sections in which it is shown; undefined: everywhere. */
	readonly sections?: readonly string[] | undefined;
	readonly picture?: Picture;
};
