// Asks the browser for a passkey, and sends what it answers as a field of the form. Without passkeys in the browser it changes nothing.
const { PublicKeyCredential: Passkeys } = window;
if (Passkeys?.parseRequestOptionsFromJSON) {
	for (const element of document.querySelectorAll('[data-passkeys]')) element.hidden = !element.hidden;
	const form = document.querySelector('form[data-ask]');
	if (form) listen(form);
}

function listen(form) {
	const { ask, options } = form.dataset;
	const asked = JSON.parse(options);
	const publicKey = ask === 'get' ? Passkeys.parseRequestOptionsFromJSON(asked) : Passkeys.parseCreationOptionsFromJSON(asked);
	const problem = form.querySelector('[role=alert]');
	const suggesting = new AbortController();
	const send = (credential) => {
		form.elements.credential.value = JSON.stringify(credential);
		form.submit();
	};
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		suggesting.abort();
		problem.hidden = true;
		navigator.credentials[ask]({ publicKey })
			.then(send)
			.catch(() => {
				problem.hidden = false;
			});
	});
	if (ask === 'get') void suggest(send, { publicKey, mediation: 'conditional', signal: suggesting.signal });
}

/** Offers passkeys in the field for the email, where the browser can. */
async function suggest(send, request) {
	if (await Passkeys.isConditionalMediationAvailable?.()) navigator.credentials.get(request).then(send, () => {});
}
