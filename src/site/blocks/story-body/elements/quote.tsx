import type { ReactNode } from 'react';
import type { SafeHtml } from '#content/contract';
import { Html } from '../../../ui/html.tsx';
import styles from './quote.module.css';

type QuoteProps = { readonly pull: boolean; readonly citation?: SafeHtml | undefined; readonly children: ReactNode };

/** A quotation, or a pull quote, which repeats words of the story in large type. */
export function Quote({ pull, citation, children }: QuoteProps) {
	return (
		<blockquote className={pull ? styles.pull : styles.quote}>
			{children}
			{citation && (
				<footer className={styles.citation}>
					<Html as="cite" html={citation} />
				</footer>
			)}
		</blockquote>
	);
}
