import type { Question } from '../../ui/questions';

/** What search engines read of questions that the page answers. */
export const questionsJsonLd = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
