// Asks before somebody leaves a form with changes that are neither published nor saved as a draft.
const form = document.querySelector('form.data-form');
let isUnsaved = form.hasAttribute('data-unsaved');
form.addEventListener('input', () => {
	isUnsaved = true;
});
form.addEventListener('submit', ({ submitter }) => {
	// A preview opens in a tab of its own, and this form stays.
	if (submitter?.formTarget !== '_blank') isUnsaved = false;
});
addEventListener('beforeunload', (event) => {
	if (isUnsaved) event.preventDefault();
});
