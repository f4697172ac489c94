import type { BrandId } from '#brands';
import type { BodyElement } from '#content/contract';
import type { JsonObject } from './json.ts';
import type { LinkRules } from './text/read-href.ts';

/** Texts of a brand that reading inserts into a story. */
type ReadTexts = {
	/** Heading of a correction: "Corrección". */
	readonly correction: string;
	/** Heading of a clarification: "Aclaración". */
	readonly clarification: string;
	/** Precedes the names in the credit of a picture: "Foto". */
	readonly photo: string;
	/** Sponsor of a paid story that names none: "Contenido patrocinado". */
	readonly sponsored: string;
};

/** What reading a document needs besides the document. */
export type ReadContext = {
	readonly brand: BrandId;
	/** Origin of each brand's site, without a slash at the end. */
	readonly brandOrigins: Readonly<Partial<Record<BrandId, string>>>;
	readonly texts: ReadTexts;
	/** Signs the id of a picture: 64 hexadecimal characters. */
	readonly signImage: (id: string) => string;
	/** Hosts from which our resizer fetches originals. */
	readonly allowedImageHosts: ReadonlySet<string>;
	/** The channels of this output; elements name theirs in `channels`. Default: those of a website. */
	readonly channels?: ReadonlySet<string>;
	/** Content codes of works for registered readers; see `AccountRules`. */
	readonly registrationCodes: readonly string[];
	/** Whether the reader is registered, so that nothing is redacted. */
	readonly isRegistered: boolean;
	/** The date of a document without one, such as a preview that was never saved. */
	readonly now: Date;
};

/** The rules for links in texts that nobody paid for. */
export const linkRules = ({ brandOrigins }: ReadContext): LinkRules => ({ origins: Object.values(brandOrigins), sponsored: false });

/** What reading an element needs. */
export type ElementContext = ReadContext & {
	readonly links: LinkRules;
	/** Reads the elements inside an element; returns none when they are nested too deep. */
	readonly readChildren: (elements: readonly unknown[]) => readonly BodyElement[];
};

/** Reads one ANS element as elements of a story's body: usually one, none when there is nothing to show. */
export type ReadElement = (element: JsonObject, context: ElementContext) => readonly BodyElement[];
