import { RESULT_MAX, type ResultContent } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { PeopleRows } from './result-people.tsx';
import { ListRows, SumRows } from './result-rows.tsx';

interface ResultEditorProps {
  content: ResultContent;
  onEdit: (content: ResultContent) => void;
}

/** The fields of a result, by its kind. */
export function ResultEditor({ content, onEdit }: ResultEditorProps) {
  const { t } = useTranslation('result');
  switch (content.kind) {
    case 'people':
      return <PeopleRows rows={content.data.rows} onChange={(rows) => onEdit({ kind: 'people', data: { rows } })} />;
    case 'sum':
      return <SumRows rows={content.data.rows} onChange={(rows) => onEdit({ kind: 'sum', data: { rows } })} />;
    case 'list':
      return <ListRows rows={content.data.rows} onChange={(rows) => onEdit({ kind: 'list', data: { rows } })} />;
    case 'text':
      return (
        <TextArea
          label={t('text.label')}
          rows={8}
          maxLength={RESULT_MAX.text}
          value={content.data.text}
          onChange={({ target }) => onEdit({ kind: 'text', data: { text: target.value } })}
        />
      );
    case 'decision': {
      const { data } = content;
      return (
        <>
          <TextArea
            label={t('decision.choice')}
            rows={2}
            maxLength={RESULT_MAX.line}
            value={data.choice}
            onChange={({ target }) => onEdit({ kind: 'decision', data: { ...data, choice: target.value } })}
          />
          <TextArea
            label={t('decision.reason')}
            maxLength={RESULT_MAX.text}
            value={data.reason}
            onChange={({ target }) => onEdit({ kind: 'decision', data: { ...data, reason: target.value } })}
          />
        </>
      );
    }
  }
}
