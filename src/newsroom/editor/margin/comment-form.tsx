import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { NewComment, Quote } from '#newsroom/contract';
import { type DraftState, noDraft } from './comment-draft.ts';

type CommentFormProps = {
	readonly label: string;
	readonly button: string;
	readonly draft: DraftState;
	/** The words that other words can be proposed for. */
	readonly quote?: Quote | undefined;
	/** How often the field was asked for. It gets the focus each time. */
	readonly asked?: number;
	/** Sends the comment. Resolves to what went wrong; then the form keeps what was written. */
	readonly onSend: (comment: Pick<NewComment, 'text' | 'proposal'>) => Promise<string>;
	/** Goes back to the text without a comment. */
	readonly onCancel?: () => void;
};

/** A field for a comment, sent by its button or by Ctrl+Enter. */
export function CommentForm({ label, button, draft: [draft, change], quote, asked = 0, onSend, onCancel }: CommentFormProps) {
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const [problem, setProblem] = useState('');
	useEffect(() => {
		if (asked > 0) field.current?.focus();
	}, [asked]);
	const { text, proposal } = draft;
	const isEmpty = text.trim() === '' && (proposal === undefined || proposal === quote?.exact);
	const send = async (event: FormEvent | KeyboardEvent) => {
		event.preventDefault();
		if (isEmpty) return;
		const failed = await onSend({ text: text.trim(), ...(proposal !== undefined && { proposal }) });
		setProblem(failed);
		if (failed !== '') return;
		change(noDraft);
		// The button that was pressed is off now, and would leave the focus nowhere.
		field.current?.focus();
	};
	const onKey = (event: KeyboardEvent) => {
		if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event);
		if (event.key === 'Escape') onCancel?.();
	};
	return (
		<form className="commenting" onSubmit={send} onKeyDown={onKey}>
			<label htmlFor={id}>{label}</label>
			<textarea
				id={id}
				ref={field}
				rows={2}
				maxLength={2000}
				value={text}
				onChange={({ target }) => change({ ...draft, text: target.value })}
			/>
			{quote && <Proposal id={`${id}-proposal`} quote={quote} words={proposal} onWords={(words) => change({ text, proposal: words })} />}
			<p className="acts">
				<button type="submit" disabled={isEmpty}>
					{proposal === undefined ? button : 'Proponer'}
				</button>
				{onCancel && (
					<button type="button" className="plain" onClick={onCancel}>
						Cancelar
					</button>
				)}
			</p>
			<p role="alert">{problem}</p>
		</form>
	);
}

type ProposalProps = {
	readonly id: string;
	readonly quote: Quote;
	readonly words: string | undefined;
	readonly onWords: (words: string) => void;
};

function Proposal({ id, quote, words, onWords }: ProposalProps) {
	// Words of several paragraphs would become one.
	if (quote.exact.includes('\n')) return null;
	if (words === undefined)
		return (
			<button type="button" className="plain" onClick={() => onWords(quote.exact)}>
				Proponer otras palabras
			</button>
		);
	return (
		<>
			<label htmlFor={id}>En lugar de esas palabras</label>
			<input id={id} maxLength={2000} value={words} onChange={({ target }) => onWords(target.value)} />
		</>
	);
}
