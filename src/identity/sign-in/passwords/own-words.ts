import { foldText } from './guessable.ts';

/** What is known of the reader whose password it will be. */
export type PersonalWords = {
	readonly email: string;
	readonly firstName?: string | null | undefined;
	readonly lastName?: string | null | undefined;
};

/** Shorter parts are in everything. */
const shortest = 3;

/** The words that others know of a reader: her e-mail and its parts, her names. Folded. */
export function ownWords({ email, firstName, lastName }: PersonalWords): readonly string[] {
	const known = [email, email.split('@')[0] ?? '', firstName ?? '', lastName ?? ''].map(foldText);
	const parts = known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
	return [...known, ...parts].filter((word) => word.length >= shortest);
}
