import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { NewComment, Quote } from '#newsroom/contract';

type CommentFormProps = {
	readonly label: string;
	readonly button: string;
	/** The words that other words can be proposed for. */
	readonly quote?: Quote | undefined;
	readonly isFocused?: boolean;
	/** Sends the comment. Resolves to what went wrong; then the form keeps what was written. */
	readonly onSend: (comment: Pick<NewComment, 'text' | 'proposal'>) => Promise<string>;
};

/** A field for a comment, sent by its button or by Ctrl+Enter. */
export function CommentForm({ label, button, quote, isFocused = false, onSend }: CommentFormProps) {
	const id = useId();
	const [text, setText] = useState('');
	const [proposal, setProposal] = useState<string>();
	const [problem, setProblem] = useState('');
	const isEmpty = text.trim() === '' && (proposal === undefined || proposal === quote?.exact);
	const send = async (event: FormEvent | KeyboardEvent) => {
		event.preventDefault();
		if (isEmpty) return;
		const failed = await onSend({ text: text.trim(), ...(proposal !== undefined && { proposal }) });
		setProblem(failed);
		if (failed !== '') return;
		setText('');
		setProposal(undefined);
	};
	// Words of several paragraphs would become one.
	const canPropose = quote !== undefined && !quote.exact.includes('\n');
	return (
		<form
			className="commenting"
			onSubmit={send}
			onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void send(event)}
		>
			<label htmlFor={id}>{label}</label>
			<textarea
				id={id}
				rows={2}
				maxLength={2000}
				value={text}
				// biome-ignore lint/a11y/noAutofocus: the key or button that opens the field asks for it.
				autoFocus={isFocused}
				onChange={({ target }) => setText(target.value)}
			/>
			{canPropose && proposal === undefined && (
				<button type="button" className="plain" onClick={() => setProposal(quote.exact)}>
					Proponer otras palabras
				</button>
			)}
			{canPropose && proposal !== undefined && (
				<>
					<label htmlFor={`${id}-proposal`}>En lugar de esas palabras</label>
					<input id={`${id}-proposal`} maxLength={2000} value={proposal} onChange={({ target }) => setProposal(target.value)} />
				</>
			)}
			<button type="submit" disabled={isEmpty}>
				{button}
			</button>
			<p role="alert">{problem}</p>
		</form>
	);
}
