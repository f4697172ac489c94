import type { AccountTexts } from '#brands';
import styles from './form.module.css';

/** Leads to the form that sends another password reset link. */
export function NewResetLink({ words }: { readonly words: AccountTexts }) {
	return (
		<a className={`${styles.submit} ${styles.press}`} href="/recuperar-contrasena/" data-keep="">
			{words.newLink}
		</a>
	);
}
