import type { Account } from '../../store/tables.ts';
import { foldText } from './guessable-password.ts';

/** What is known about the reader who chooses a password. */
export type ReaderNames = {
	readonly email: string;
	readonly firstName?: string | null | undefined;
	readonly lastName?: string | null | undefined;
};

/** Shorter words are part of too many passwords. */
const minLength = 3;

/** The words about a reader that others know, folded: the email and its parts, and the names. */
export function readerWords({ email, firstName, lastName }: ReaderNames): readonly string[] {
	const texts = [email, email.split('@')[0] ?? '', firstName ?? '', lastName ?? ''].map(foldText);
	const words = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
	return [...texts, ...words].filter((word) => word.length >= minLength);
}

/** The email and the names of an account, for `readerWords`. */
export const readerNames = ({ email, first_name, last_name }: Account): ReaderNames => ({
	email: email ?? '',
	firstName: first_name,
	lastName: last_name,
});
