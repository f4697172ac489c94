// The form of an open call. Needs the browser: it keeps what was typed until it is sent, says what is wrong at each field, and shows how much of
// the files has arrived. Without scripts the form is posted.
import type { ApplicationFormTexts } from '#brands';
import { endpoints } from '#identity/contract';
import { isApiError, pageClient, storedProfile, upload } from '#identity-client';
import { problemsFoundByBrowser } from './application/check-fields.ts';
import { dropDraft, keepDraft, restoreDraft } from './application/draft.ts';
import { FormCaptcha } from './application/form-captcha.ts';
import { finish, showProgress, tell } from './application/form-messages.ts';
import { problemsByField } from './application/problem-text.ts';
import { showProblem, showProblems } from './application/show-problems.ts';

type Props = { readonly texts: ApplicationFormTexts; readonly done: Readonly<Record<'asked' | 'received', string>> };

/** Takes the form over from the browser. */
export function mount(element: HTMLElement, props: Props): void {
	const form = element.querySelector('form');
	const captchaPlace = element.querySelector<HTMLElement>('[data-captcha-place]');
	if (!form || !captchaPlace) return;
	const captcha = new FormCaptcha(pageClient(), captchaPlace);
	form.noValidate = true;
	offerDraft(form);
	fillInEmail(form);
	form.addEventListener('input', ({ target }) => {
		keepDraft(callOf(form), form);
		const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
		if (field) showProblem(field, undefined, props.texts);
	});
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		void submit(form, captcha, props);
	});
	captcha.show().catch(reportError);
}

const callOf = ({ dataset }: HTMLFormElement): string => dataset.call ?? '';

/** Fills in what was kept, and offers to delete it: other people may use the device. */
function offerDraft(form: HTMLFormElement): void {
	const note = form.querySelector<HTMLElement>('[data-restored]');
	if (!note || !restoreDraft(callOf(form), form)) return;
	note.hidden = false;
	note.querySelector('button')?.addEventListener('click', () => {
		dropDraft(callOf(form));
		form.reset();
		note.hidden = true;
		form.querySelector('input')?.focus();
	});
}

/** Fills in the address of the signed-in reader's account: answers from a verified address count at once. */
function fillInEmail(form: HTMLFormElement): void {
	const email = form.querySelector<HTMLInputElement>('input[name=email]');
	if (email?.value === '') email.value = storedProfile(pageClient())?.email ?? '';
}

async function submit(form: HTMLFormElement, captcha: FormCaptcha, props: Props): Promise<void> {
	const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
	if (!button || button.disabled) return;
	if (refuseFields(form, problemsFoundByBrowser(form), props)) return;
	tell(form, undefined);
	button.disabled = true;
	try {
		const state = await send(form, captcha, props);
		dropDraft(callOf(form));
		finish(form, props.done[state]);
	} catch (error) {
		showRefusal(form, error, props);
		await captcha.show(true).catch(reportError);
	} finally {
		button.disabled = false;
		showProgress(form, undefined, props.texts);
	}
}

async function send(form: HTMLFormElement, captcha: FormCaptcha, props: Props): Promise<'asked' | 'received'> {
	const data = new FormData(form);
	const token = await captcha.token();
	if (token !== undefined) data.set('recaptchaToken', token);
	showProgress(form, 0, props.texts);
	const onProgress = (share: number) => showProgress(form, share, props.texts);
	const { state } = await upload(pageClient(), endpoints.applyToCall, { params: { openCall: callOf(form) }, form: data, onProgress });
	return state;
}

/** Shows what is wrong with the fields, and leads to the first; false when nothing is. */
function refuseFields(form: HTMLFormElement, problems: ReadonlyMap<string, string>, { texts }: Props): boolean {
	const first = showProblems(form, problems, texts);
	if (!first) return false;
	tell(form, texts.invalid);
	first.querySelector<HTMLElement>('input, textarea, select')?.focus();
	return true;
}

function showRefusal(form: HTMLFormElement, error: unknown, props: Props): void {
	const reasons = isApiError(error) && Array.isArray(error.reasons) ? error.reasons.map(String) : [];
	if (refuseFields(form, new Map(Object.entries(problemsByField(reasons))), props)) return;
	const known = isApiError(error) ? new Map<unknown, string>(Object.entries(props.texts.refusals)).get(error.code) : undefined;
	tell(form, known ?? props.texts.failed)?.focus();
}
