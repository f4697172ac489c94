import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import styles from './preview-mark.module.css';

/** The bar above a preview: it says that only the newsroom sees this page. */
export const previewMark = defineBlock({
	fields: v.object({}),
	load: async () => ({}),
	view: ({ context: { brand } }) => (
		<p className={styles.mark} role="status">
			<strong>{brand.texts.preview}</strong> {brand.texts.previewText}
		</p>
	),
});
