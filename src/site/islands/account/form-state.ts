import type { FormEvent, Ref } from 'react';

/** What a form shows. The server makes it of a sent form, and the browser of what is typed; texts are in the reader's words. */
export type FormState = {
	/** What stands in the fields, by name. The server never gives a password back. */
	readonly values: Readonly<Record<string, string>>;
	/** What is wrong with a field. */
	readonly problems: Readonly<Record<string, string>>;
	/** Why the form as a whole was refused (ERR-13). */
	readonly invalidInput?: string | undefined;
	/** What came of it, when it was taken. */
	readonly done?: string | undefined;
};

export const emptyForm: FormState = { values: {}, problems: {} };

/** The browser's part in a form. On the server nobody has a hand in it, and the form is posted. */
type FormControls = {
	/** The answer has not come yet (FLOW-01). */
	readonly isChecking: boolean;
	/** Something was changed, and everything is right (FORM-16). */
	readonly maySubmit: boolean;
	readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
	readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

export type LiveForm = {
	/** Unique on the page; what is posted says it too. */
	readonly name: string;
	readonly state: FormState;
	readonly controls?: FormControls | undefined;
	/** Where the browser finds it. */
	readonly element?: Ref<HTMLFormElement>;
};
