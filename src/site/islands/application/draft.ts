// What was typed into the form of an open call, kept in this browser until it is sent. Files and the consent are not kept.
type Draft = Readonly<Record<string, string>>;

const keyOf = (call: string): string => `kiosco.application.${call}`;
const notKept: readonly string[] = ['consent', 'recaptchaToken'];

/** Keeps the texts of a form. Does nothing where the reader forbids storage. */
export function keepDraft(call: string, form: HTMLFormElement): void {
	const texts = [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && value !== '' && !notKept.includes(name));
	try {
		if (texts.length > 0) localStorage.setItem(keyOf(call), JSON.stringify(Object.fromEntries(texts)));
		else localStorage.removeItem(keyOf(call));
	} catch {
		// The form works without it.
	}
}

export function dropDraft(call: string): void {
	try {
		localStorage.removeItem(keyOf(call));
	} catch {
		// There is none.
	}
}

/** Fills the kept texts into the empty fields of the form. Returns whether there were any. */
export function restoreDraft(call: string, form: HTMLFormElement): boolean {
	const draft = readDraft(call);
	let isRestored = false;
	for (const control of form.elements) {
		if (!isText(control) || draft[control.name] === undefined) continue;
		isRestored = fillIn(control, draft[control.name] ?? '') || isRestored;
	}
	return isRestored;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isText = (control: Element): control is TextControl =>
	control instanceof HTMLTextAreaElement ||
	control instanceof HTMLSelectElement ||
	(control instanceof HTMLInputElement && control.type !== 'file' && control.type !== 'checkbox');

function fillIn(control: TextControl, kept: string): boolean {
	if (control instanceof HTMLInputElement && control.type === 'radio') {
		if (control.value !== kept || control.checked) return false;
		control.checked = true;
		return true;
	}
	if (control.value !== '') return false;
	control.value = kept;
	return control.value !== '';
}

function readDraft(call: string): Draft {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(keyOf(call)) ?? '{}');
		return Object.fromEntries(Object.entries(Object(stored)).map(([name, value]) => [name, String(value)]));
	} catch {
		return {};
	}
}
