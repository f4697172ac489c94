// What the newsroom reads of the works of a brand.

import type { Picture } from './picture.ts';

/**
 * The state of a work on the desk. `working`: it has a text that readers do not see yet, and was not taken from them. `scheduled`: a plan to publish it waits or was missed, or its
 * display date is to come. `withdrawn`: it was published, and is not any more, whatever was written since. `spiked`: it was put away.
 */
export const workStates = ['working', 'scheduled', 'published', 'withdrawn', 'spiked'] as const;
export type WorkState = (typeof workStates)[number];

/** The types of works. */
export const workTypes = ['story', 'video', 'gallery'] as const;
export type WorkType = (typeof workTypes)[number];

/** What a plan does. */
export const planActions = ['publish', 'withdraw'] as const;
export type PlanAction = (typeof planActions)[number];

/** A plan that waits for its time, or was missed. Times are ISO 8601 in UTC. */
export type Plan = {
	readonly action: PlanAction;
	readonly dueAt: string;
	/** The name of the sender who made the plan. */
	readonly sender: string;
	/** The revision to publish; null for a withdrawal. */
	readonly revision: string | null;
	/** Why the plan was missed; null while it waits. */
	readonly problem: string | null;
};

/** A published work that has a picture. */
export type PictureUse = { readonly brand: string; readonly id: string; readonly path: string; readonly headline: string | null };

/** A work whose text names something; `headline`: null while it has none. */
export type NamingWork = { readonly brand: string; readonly id: string; readonly headline: string | null };

/** A picture in works: as pages show it, and the ANS image as the newest of the works has it. */
export type WorkPicture = {
	readonly picture: Picture;
	readonly image: Readonly<Record<string, unknown>>;
	/** Without markup; may be empty. */
	readonly caption: string;
	readonly works: readonly { readonly id: string; readonly headline: string | undefined }[];
};

/** The pictures in one page of works; `next` is where the following page begins. */
export type WorkPicturesPage = { readonly pictures: readonly WorkPicture[]; readonly next?: number };

/** A bulk change: what happens to each of its works. */
export type BulkChange =
	| { readonly kind: 'publish' | 'withdraw' | 'spike' | 'recover' }
	| { readonly kind: 'section'; readonly id: string; readonly name: string }
	| { readonly kind: 'tag'; readonly slug: string; readonly text: string };

/** What a publication changes on one brand. */
export type Effect = {
	readonly brand: string;
	/** The address of the work, and whether the brand shows the work for the first time. */
	readonly path: string | undefined;
	readonly isNew: boolean;
	/** The former address, which will lead to the new one. */
	readonly movedFrom: string | undefined;
	/** The lists that change: ids of sections, slugs of tags and authors. */
	readonly sections: readonly string[];
	readonly tags: readonly string[];
	readonly authors: readonly string[];
};

/** Which works a list shows. `words` are in the headline of what is not published, or anywhere in what is. */
export type DeskQuery = {
	readonly state: WorkState;
	readonly type?: WorkType | undefined;
	readonly section?: string | undefined;
	/** The slug of an author. */
	readonly author?: string | undefined;
	readonly words?: string | undefined;
	/** Only works that this other brand shows, too. */
	readonly also?: string | undefined;
	/** How many works are skipped. */
	readonly from: number;
};

/** A row of the list. Times are ISO 8601 in UTC. */
export type DeskRow = {
	readonly id: string;
	/** The newest text, which the row is about. */
	readonly revision: string;
	readonly type: string;
	readonly headline: string | undefined;
	readonly picture: Picture | undefined;
	readonly section: string | undefined;
	readonly authors: readonly string[];
	/** The path that the work has on the brand's site; readers see it there when it is published. */
	readonly path: string | undefined;
	readonly receivedAt: string;
	/** Who sent the text: a key, or a person of the newsroom. */
	readonly sender: string;
	/** When readers see it, or saw it first. */
	readonly displayedAt: string | undefined;
	/** Whether readers see an earlier text of it. */
	readonly isPublished: boolean;
	/** Whether the newest text was never published. */
	readonly isDraft: boolean;
	/** Whether the work was published and then taken from readers. */
	readonly isTaken: boolean;
	readonly plans: readonly Plan[];
};

/** One page of a list; `next` is where the following page begins. */
export type DeskPage = { readonly rows: readonly DeskRow[]; readonly next?: number };

/** The newest text of a work. */
export type WorkText = {
	readonly id: string;
	readonly type: string;
	/** ANS as JSON, byte for byte as it was sent. */
	readonly text: string;
	/** SHA-256 of the text: the name of the revision. */
	readonly revision: string;
	readonly receivedAt: string;
	readonly sender: string;
	readonly state: WorkState;
	/** Whether this text was never published. */
	readonly isDraft: boolean;
	/** Whether the work was published and then taken from readers. */
	readonly isTaken: boolean;
	readonly path: string | undefined;
	/** The revision that is published, now or from a time to come. */
	readonly publishedRevision: string | undefined;
	/** The plans that wait or were missed. */
	readonly plans: readonly Plan[];
};
