import type { ApplicationFormTexts } from '#brands';
import { applicationProblemText } from './problem-text.ts';

/** Writes what is wrong at each field, and takes away what is not wrong any more. Returns the first field with a problem. */
export function showProblems(
	form: HTMLFormElement,
	problems: ReadonlyMap<string, string>,
	texts: ApplicationFormTexts,
): HTMLElement | undefined {
	const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
	for (const field of fields) showProblem(field, problems.get(field.dataset.field ?? ''), texts);
	return fields.find(({ dataset }) => problems.has(dataset.field ?? ''));
}

/** Writes the problem of one field, or takes it away. */
export function showProblem(field: HTMLElement, problem: string | undefined, texts: ApplicationFormTexts): void {
	const line = field.querySelector<HTMLElement>(':scope > [id$="-problem"]');
	const text = line?.querySelector('[data-problem]');
	if (!line || !text) return;
	line.hidden = problem === undefined;
	text.textContent = problem === undefined ? '' : applicationProblemText(problem, texts, field.dataset.limit);
	for (const control of field.querySelectorAll('input, textarea, select')) {
		control.classList.toggle('input-error', problem !== undefined);
		if (problem === undefined) control.removeAttribute('aria-invalid');
		else control.setAttribute('aria-invalid', 'true');
	}
}
