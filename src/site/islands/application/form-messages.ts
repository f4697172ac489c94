// Messages of an open call's form as a whole: upload progress, refusal, result.
import { type ApplicationFormTexts, fill } from '#brands';

/** Shows how much has arrived, from 0 to 1; undefined hides it. */
export function showProgress(form: HTMLFormElement, share: number | undefined, texts: Pick<ApplicationFormTexts, 'sending'>): void {
	const line = form.querySelector<HTMLElement>('[data-progress]');
	const [bar, words] = [line?.querySelector('progress'), line?.querySelector('span')];
	if (!line || !bar || !words) return;
	line.hidden = share === undefined;
	bar.value = Math.round((share ?? 0) * 100);
	words.textContent = fill(texts.sending, { n: bar.value });
}

/** Writes why the form as a whole was refused, as an alert. */
export function tell(form: HTMLFormElement, text: string | undefined): HTMLElement | undefined {
	const place = form.querySelector<HTMLElement>('[data-refused]');
	place?.replaceChildren(...(text === undefined ? [] : [messageOf(text, form.dataset.refusedClass)]));
	return place ?? undefined;
}

/** Replaces the form by its result. */
export function finish(form: HTMLFormElement, text: string): void {
	const message = messageOf(text, form.dataset.doneClass);
	message.tabIndex = -1;
	form.replaceWith(message);
	message.focus();
	message.scrollIntoView({ block: 'center' });
}

function messageOf(text: string, className = ''): HTMLElement {
	const [message, words] = [document.createElement('p'), document.createElement('span')];
	message.className = className;
	words.textContent = text;
	message.append(words);
	return message;
}
