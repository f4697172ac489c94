import type { Brand } from '#brands';
import styles from './wordmark.module.css';

/** The brand's drawn name as an SVG; the style sheet around it sets its height, and its main colour is that of the text. */
export function Wordmark({ brand }: { brand: Brand }) {
	const { width, height, shapes } = brand.theme.wordmark;
	return (
		<svg className={styles.wordmark} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={brand.name}>
			{shapes.map(({ fill, path }) => (
				<path key={path} className={styles[fill]} d={path} />
			))}
		</svg>
	);
}
