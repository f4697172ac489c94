import { Html } from '../../../ui/html.tsx';
import type { ElementOf } from './body-context.ts';
import styles from './timeline.module.css';

/** Dated events in their order. */
export function Timeline({ element: { title, items } }: { element: ElementOf<'timeline'> }) {
	return (
		<section className={styles.timeline} aria-label={title}>
			{title && <p className={styles.title}>{title}</p>}
			<ol>
				{items.map(({ date, html }, index) => (
					<li key={index} className={styles.item}>
						<span className={styles.date}>{date}</span>
						<Html as="p" html={html} />
					</li>
				))}
			</ol>
		</section>
	);
}
