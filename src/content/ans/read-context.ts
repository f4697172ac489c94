import type { BrandId } from '#brands';
import type { BodyElement } from '#content/contract';
import type { JsonObject } from './json.ts';
import type { LinkRules } from './text/read-href.ts';

/** Words that reading puts into a story; each brand has its own. */
type ReadTexts = {
	/** Heading of a correction: "Corrección". */
	readonly correction: string;
	/** Heading of a clarification: "Aclaración". */
	readonly clarification: string;
	/** Put before the names of who made a picture: "Foto". */
	readonly photo: string;
	/** Sponsor of a story whose sender names none: "Contenido patrocinado". */
	readonly sponsored: string;
};

/** Everything about the reader's side that a document does not say. */
export type ReadContext = {
	readonly brand: BrandId;
	/** Origin of each brand's site, without a slash at the end. */
	readonly brandOrigins: Readonly<Partial<Record<BrandId, string>>>;
	readonly texts: ReadTexts;
	/** 64 hexadecimal characters that prove that we signed the id of a picture. */
	readonly signImage: (id: string) => string;
	/** Hosts from which our resizer fetches originals. */
	readonly allowedImageHosts: ReadonlySet<string>;
	/** Output types that elements may ask for in `channels`; those of a website when left out. */
	readonly channels?: ReadonlySet<string>;
	/** Codes of works for registered readers; see `AccountRules`. */
	readonly registrationCodes: readonly string[];
	/** Who reads is a registered reader: nothing is held back. */
	readonly isMember: boolean;
	/** The date of what has none, such as a preview that was never saved. */
	readonly now: Date;
};

/** How links are marked in words that nobody paid for. */
export const linkRules = ({ brandOrigins }: ReadContext): LinkRules => ({ origins: Object.values(brandOrigins), sponsored: false });

/** What an element needs to be read. */
export type ElementContext = ReadContext & {
	readonly links: LinkRules;
	/** Reads the elements inside an element; nothing when they are nested too deep. */
	readonly readChildren: (elements: readonly unknown[]) => readonly BodyElement[];
};

/** Turns one ANS element into ours: usually one, none when there is nothing to show. */
export type ReadElement = (element: JsonObject, context: ElementContext) => readonly BodyElement[];
