import { CommentForm } from './comment-form.tsx';
import { MarginThread } from './margin-thread.tsx';
import { isOpen } from './threads-in-text.ts';
import type { StoryMargin } from './use-margin.ts';

type MarginPanelProps = { readonly margin: StoryMargin; readonly onShow: (number: number) => void };

/** The comments in the margin of a story: a form for another one, the open threads in the order of the text, and the resolved ones. */
export function MarginPanel({ margin, onShow }: MarginPanelProps) {
	const { threads, asked, draft } = margin;
	const quote = asked?.quote;
	const [open = [], resolved = []] = threads ? [threads.filter(isOpen), threads.filter((thread) => !isOpen(thread))] : [];
	const listed = (some: typeof open) => (
		<ul className="threads">
			{some.map((thread) => (
				<MarginThread key={thread.number} thread={thread} margin={margin} onShow={onShow} />
			))}
		</ul>
	);
	return (
		<section className="panel" aria-label="Comentarios">
			<h2>Comentarios</h2>
			<p className="hint">
				Los lectores no los ven. Para comentar palabras del texto, seleccionalas y tocá el globo de la barra, o Ctrl+Alt+M.
			</p>
			{quote && <blockquote className="quoted">{quote.exact}</blockquote>}
			<CommentForm
				label={quote ? 'Comentario sobre esas palabras' : 'Comentario sobre toda la nota'}
				button="Comentar"
				draft={draft}
				quote={quote}
				asked={asked?.times ?? 0}
				onSend={(comment) => margin.add({ ...comment, ...(quote && { quote }) })}
				{...(quote && { onCancel: margin.cancel })}
			/>
			{threads === undefined && <p className="empty">Leyendo los comentarios…</p>}
			{threads !== undefined && open.length === 0 && <p className="empty">No hay comentarios sin resolver.</p>}
			{listed(open)}
			{resolved.length > 0 && (
				<details>
					<summary>Resueltos ({resolved.length})</summary>
					{listed(resolved)}
				</details>
			)}
		</section>
	);
}
