import type { FormEvent, Ref } from 'react';
import type { IdentityRefusal } from '#identity/contract';

/** What a form shows. The server makes it from a posted form, the browser from what is typed. Texts are in the reader's language. */
export type FormState = {
	/** The fields by name. The server never sends a password back. */
	readonly values: Readonly<Record<string, string>>;
	/** What is wrong with each field, by name. */
	readonly problems: Readonly<Record<string, string>>;
	/** Why the form as a whole was refused (ERR-13). */
	readonly invalidInput?: string | undefined;
	/** What was done, after a success. */
	readonly done?: string | undefined;
	/** How long to wait until the form may be sent again, in s. */
	readonly waits?: number | undefined;
};

export const emptyForm: FormState = { values: {}, problems: {} };

/** How the browser controls a form. */
type FormControls = {
	/** Whether the form waits for an answer (FLOW-01). */
	readonly isChecking: boolean;
	/** Whether something was changed and every field is valid (FORM-16). */
	readonly maySubmit: boolean;
	readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
	readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** An account form, as views show it: rendered on the server, and then controlled by the browser. */
export type AccountForm = {
	/** Unique on the page; posted with the form. */
	readonly name: string;
	readonly state: FormState;
	/** On a page with several forms: the id of the answer to the one that was posted, where the page then opens. */
	readonly anchor?: string | undefined;
	/** Undefined on the server and until hydration: then the form is posted. */
	readonly controls?: FormControls | undefined;
	/** The form element, for the browser. */
	readonly element?: Ref<HTMLFormElement>;
};

/** A form that was posted without scripts, as the page shows it again. */
export type SentForm = {
	readonly form: string;
	readonly state: FormState;
	/** Why the service refused the form; undefined when it did not. */
	readonly refusal?: IdentityRefusal | undefined;
};
