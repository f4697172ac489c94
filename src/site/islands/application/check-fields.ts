import type { ApplicationProblem } from '#identity/contract';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is wrong with the fields of a form, by name: what the browser's own checks find, and files that are too large. */
export function problemsFoundByBrowser(form: HTMLFormElement): ReadonlyMap<string, string> {
	const problems = new Map<string, string>();
	for (const control of form.elements) {
		const problem = isControl(control) && !problems.has(control.name) ? problemOf(control) : undefined;
		if (problem !== undefined && isControl(control)) problems.set(control.name, problem);
	}
	return problems;
}

const isControl = (control: Element): control is Control =>
	control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;

function problemOf(control: Control): ApplicationProblem | undefined {
	const { validity, type } = control;
	if (validity.valueMissing) return 'missing';
	if (validity.badInput) return 'date';
	if (validity.tooLong) return 'too-long';
	if (validity.typeMismatch) return 'email';
	if (validity.patternMismatch) return 'phone';
	return type === 'file' && control instanceof HTMLInputElement ? problemOfFile(control) : undefined;
}

/** The server looks at the bytes; this spares the reader an upload in vain. Some browsers do not know the types of some files. */
function problemOfFile({ files, accept, dataset }: HTMLInputElement): ApplicationProblem | undefined {
	const file = files?.[0];
	if (!file) return undefined;
	if (file.type !== '' && !accept.split(',').includes(file.type)) return 'file-kind';
	return file.size > Number(dataset.maxBytes) ? 'file-large' : undefined;
}
