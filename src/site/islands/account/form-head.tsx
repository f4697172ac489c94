// The title and subtitle of an account form.
import styles from './form.module.css';
import type { FormVariant } from './form-variant.ts';

type FormHeadProps = { readonly title: string; readonly subtitle?: string | undefined; readonly variant?: FormVariant };

/** The level of a form's title: on an account page it is the title of the page, at a wall it stands below the wall's. */
const headings = {
	'login-default': 'h1',
	'login-client': 'h1',
	'login-paywall': 'h3',
	'signUp-default': 'h1',
	'signUp-paywall': 'h3',
	'signUp-newsletter-subscription': 'h2',
} as const satisfies Record<FormVariant, string>;

export function FormHead({ title, subtitle, variant = 'login-default' }: FormHeadProps) {
	const Title = headings[variant];
	return (
		<div className={styles.head}>
			<Title className={styles.title}>{title}</Title>
			{subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
		</div>
	);
}
