/**
 * The browser script of the docs: sends the call that a form describes and shows the response. The access token stays in its input field.
 * The functions are inserted into the page as text, so they may use nothing but each other and browser APIs.
 */
function tryCalls(): void {
	for (const form of document.querySelectorAll('form')) {
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			void send(form);
		});
	}
}

async function send(form: HTMLFormElement): Promise<void> {
	const out = form.querySelector('output');
	if (!out) return;
	out.textContent = '…';
	try {
		const answer = await fetch(addressOf(form), requestOf(form));
		show(out, `${answer.status} ${answer.statusText}`.trim(), await answer.text());
	} catch (error) {
		show(out, 'No answer', String(error));
	}
}

function addressOf(form: HTMLFormElement): string {
	const fields = (place: string) => [...form.querySelectorAll<HTMLInputElement>(`[data-in=${place}]`)];
	const path = fields('path').reduce(
		(made, { name, value }) => made.replace(`{${name}}`, encodeURIComponent(value)),
		form.dataset.path ?? '',
	);
	const query = new URLSearchParams(fields('query').flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])));
	return query.size === 0 ? path : `${path}?${query}`;
}

function requestOf(form: HTMLFormElement): RequestInit {
	const token = document.querySelector<HTMLInputElement>('#token')?.value.trim();
	const text = form.querySelector('textarea')?.value;
	const type = form.dataset.type ?? '';
	const isForm = type.startsWith('multipart/');
	return {
		method: form.dataset.method ?? 'GET',
		headers: { ...(token && { authorization: `Bearer ${token}` }), ...(!isForm && { 'content-type': type }) },
		...(text !== undefined && { body: text }),
		...(isForm && { body: new FormData(form) }),
	};
}

/** Shows a response. Puts the access token of a sign-in into the token field, for later calls. */
function show(out: HTMLOutputElement, status: string, text: string): void {
	let answer: unknown = text;
	try {
		answer = JSON.parse(text);
	} catch {
		// It is not JSON, so it is shown as text.
	}
	const token = document.querySelector<HTMLInputElement>('#token');
	if (token && typeof answer === 'object' && answer !== null && 'accessToken' in answer) token.value = String(answer.accessToken);
	const line = document.createElement('strong');
	line.textContent = status;
	const body = document.createElement('pre');
	body.textContent = typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2);
	out.replaceChildren(line, body);
}

/** The script as text, for the page. */
export const tryScript = `${[addressOf, requestOf, show, send, tryCalls].map(String).join('\n')}\n${tryCalls.name}();`;
