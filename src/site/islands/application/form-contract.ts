// What blocks show of the contract of reader accounts, which they may not import.
export { answerName, applicationKeptDays, applicationKeptUntil } from '#identity/contract';
