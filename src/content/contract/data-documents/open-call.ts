// The open calls for participants of a brand, as pages show them.
import type { Picture } from '../picture.ts';
import type { DataSource } from './data-source.ts';

/** The kinds of files that a question may take. */
export const fileKinds = ['image', 'pdf', 'video'] as const;
export type FileKind = (typeof fileKinds)[number];

/** A question of an open call's form. */
export type CallQuestion = {
	/** Its name among the questions of the form. */
	readonly id: string;
	readonly label: string;
	readonly hint?: string | undefined;
	readonly isRequired: boolean;
} & QuestionKind;

type QuestionKind =
	/** `maxLength` in characters. */
	| { readonly kind: 'short-text' | 'long-text'; readonly maxLength: number }
	| { readonly kind: 'choice'; readonly options: readonly string[] }
	| { readonly kind: 'yes-no' | 'date' | 'phone' | 'email' }
	| { readonly kind: 'file'; readonly accepts: readonly FileKind[]; readonly maxBytes: number };

/** A call for participants, whether it is open, will be or was. */
export type OpenCall = {
	readonly slug: string;
	readonly title: string;
	readonly paragraphs: readonly string[];
	/** The path of the programme that calls, where it has a page. */
	readonly programme?: string;
	readonly opensAt: Date;
	readonly closesAt: Date;
	/** Where and when participants take part, in words. */
	readonly place?: string;
	readonly dates?: string;
	readonly requirements: readonly string[];
	readonly picture?: Picture;
	readonly questions: readonly CallQuestion[];
	/** The words that applicants agree to. */
	readonly consent: string;
	readonly source: DataSource;
};

/** The slug of the call that `/candidateame/` shows: for readers who propose themselves, whatever the programme. */
export const generalCall = 'candidateame';

/** The path of the page of a call. */
export const pathOfOpenCall = (slug: string): string => (slug === generalCall ? `/${generalCall}/` : `/convocatorias/${slug}/`);

/** Whether a call takes answers: not yet, now, or no longer. */
export type CallState = 'soon' | 'open' | 'closed';

/** The state of a call at a moment. It is open up to the moment of its end, without it. */
export function callStateAt({ opensAt, closesAt }: Pick<OpenCall, 'opensAt' | 'closesAt'>, now: Date): CallState {
	if (now < opensAt) return 'soon';
	return now < closesAt ? 'open' : 'closed';
}

/** How long a closed call stays in the list, in ms: sixty days. */
const listedAfterEndMs = 60 * 86_400_000;

/**
 * The calls by their state: the open ones by their end, the coming ones by their beginning, the recently ended ones with the latest first.
 */
export function callsByState(calls: readonly OpenCall[], now: Date): Readonly<Record<CallState, readonly OpenCall[]>> {
	const inState = (state: CallState) => calls.filter((call) => callStateAt(call, now) === state);
	return {
		open: inState('open').toSorted((one, other) => one.closesAt.getTime() - other.closesAt.getTime()),
		soon: inState('soon').toSorted((one, other) => one.opensAt.getTime() - other.opensAt.getTime()),
		closed: inState('closed')
			.filter(({ closesAt }) => now.getTime() - closesAt.getTime() < listedAfterEndMs)
			.toSorted((one, other) => other.closesAt.getTime() - one.closesAt.getTime()),
	};
}
