import * as v from 'valibot';
import { endpoints } from '#identity/contract';
import { call, callFor, pageClient } from '#identity-client';
import { useForm } from '../../use-form.ts';
import { download } from './download.ts';
import { type ProfileActions, success, useButton } from './profile-actions.ts';

/** The forms that request and download a report: a copy of the reader's data. */
export function useReportForms({ brand: { words }, reauthenticated, listReports }: ProfileActions) {
	const texts = words.account.profile;
	return {
		report: useButton('report', words, async () => {
			await reauthenticated(() => call(pageClient(), endpoints.requestReport));
			await listReports();
			return success(texts.reportAsked);
		}),
		download: useForm({
			name: 'download',
			schema: v.object({ id: v.string() }),
			words,
			isReady: true,
			send: async ({ id }) => {
				const { data } = await reauthenticated(() => callFor(pageClient(), endpoints.report, { params: { id } }));
				download(data, texts.reportFile);
				return success(texts.reportDownloaded);
			},
		}),
	};
}
