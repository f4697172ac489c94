import { useState } from 'react';
import type { MarginComment } from '#newsroom/contract';
import { useTimeZone } from '../brand-time-zone.ts';
import { timeAgo } from '../times.ts';
import { useCommentDraft } from './comment-draft.ts';
import { CommentForm } from './comment-form.tsx';
import { isOpen, type ThreadInText } from './threads-in-text.ts';
import type { StoryMargin } from './use-margin.ts';

type MarginThreadProps = { readonly thread: ThreadInText; readonly margin: StoryMargin; readonly onShow: (number: number) => void };

/** A comment with the words that it is about, what it proposes, and its replies. */
export function MarginThread({ thread, margin, onShow }: MarginThreadProps) {
	const { number, quote, proposal, replies, isInText } = thread;
	const [problem, setProblem] = useState('');
	const reply = useCommentDraft();
	const say = (done: Promise<string>) => void done.then(setProblem);
	const isUnresolved = isOpen(thread);
	const rejecting = proposal !== undefined && { accepted: false };
	return (
		<li className="thread">
			{quote && (
				<button type="button" className="plain quoted" disabled={!isInText} onClick={() => onShow(number)}>
					{quote.exact}
				</button>
			)}
			{quote && !isInText && isUnresolved && <p className="hint">Estas palabras ya no están en el texto.</p>}
			{proposal !== undefined && (
				<p className="differences">
					<del>{quote?.exact}</del> {proposal === '' ? '(quitar)' : <ins>{proposal}</ins>}
				</p>
			)}
			{[thread, ...replies].map((comment) => (
				<Comment
					key={comment.number}
					comment={comment}
					isAnswered={comment === thread && replies.length > 0}
					onRemove={() => say(margin.remove(comment.number))}
				/>
			))}
			{!isUnresolved && <p className="hint">{endingOf(thread)}</p>}
			<p className="acts">
				{isUnresolved && isInText && proposal !== undefined && (
					// The second click of a double click meets the next proposal, which has moved here.
					<button type="button" onClick={({ detail }) => detail < 2 && say(margin.accept(thread))}>
						Aceptar
					</button>
				)}
				<button
					type="button"
					className="plain"
					onClick={() => say(margin.resolve(number, isUnresolved ? { resolved: true, ...rejecting } : { resolved: false }))}
				>
					{!isUnresolved ? 'Reabrir' : proposal === undefined ? 'Resolver' : 'Rechazar'}
				</button>
			</p>
			<p role="alert">{problem}</p>
			{isUnresolved && (
				<details>
					<summary>Responder</summary>
					<CommentForm label="Respuesta" button="Responder" draft={reply} onSend={({ text }) => margin.add({ thread: number, text })} />
				</details>
			)}
		</li>
	);
}

type CommentProps = {
	readonly comment: MarginComment;
	/** Others replied to it, so it stays. */
	readonly isAnswered: boolean;
	readonly onRemove: () => void;
};

/** How a thread ended. */
const endingOf = ({ resolvedBy, accepted }: ThreadInText): string =>
	accepted === undefined ? `Lo resolvió ${resolvedBy}.` : `${resolvedBy} ${accepted ? 'aceptó' : 'rechazó'} la propuesta.`;

function Comment({ comment: { by, isMine, text, madeAt }, isAnswered, onRemove }: CommentProps) {
	const timeZone = useTimeZone();
	return (
		<div className="comment">
			<p>
				<strong>{by}</strong> <time dateTime={madeAt}>{timeAgo(madeAt, timeZone)}</time>
				{isMine && !isAnswered && (
					<button type="button" className="plain" onClick={() => window.confirm('¿Quitar el comentario?') && onRemove()}>
						Quitar
					</button>
				)}
			</p>
			{text !== '' && <p className="said">{text}</p>}
		</div>
	);
}
