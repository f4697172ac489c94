/** A sentence of the documentation of a call; backticks mark code. */
export function Sentence({ text }: { readonly text: string }) {
	return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
