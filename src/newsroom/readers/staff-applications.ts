import type { IncomingMessage } from 'node:http';
import type { FileAnswer } from '#platform/files';

/** The applications to a call that count; `newest` is when the last one was confirmed (ms). */
export type CallCount = { readonly openCall: string; readonly count: number; readonly newest: number };

/** What a reader answered to an open call. Times in ms; `keptUntil`: when it is erased. */
export type ReceivedApplication = {
	readonly id: string;
	readonly email: string;
	readonly confirmedAt: number;
	readonly keptUntil: number;
	readonly answers: readonly { readonly question: string; readonly label: string; readonly answer: string }[];
	readonly files: readonly ReceivedFile[];
};

/** A file of an application, under its name in the store. */
export type ReceivedFile = {
	readonly name: string;
	readonly question: string;
	readonly kind: 'image' | 'pdf' | 'video';
	readonly extension: string;
	readonly bytes: number;
};

type CallPlace = { readonly brand: string; readonly openCall: string };

/** What staff of a brand may see of the applications to its open calls: those that count (decision 25). `identity` implements it. */
export type StaffApplications = {
	counts(brand: string): Promise<readonly CallCount[]>;
	/** Newest first. */
	list(place: CallPlace): Promise<readonly ReceivedApplication[]>;
	/** A table for spreadsheets. */
	csv(place: CallPlace): Promise<string>;
	/** Answers a request for a file, and says under which name it is saved; undefined when there is none. */
	file(
		place: CallPlace,
		name: string,
		request: IncomingMessage,
	): Promise<{ readonly answer: FileAnswer; readonly saveAs: string } | undefined>;
};
