# A file in, the cleaned table out. Needs curl and jq.
at=http://localhost:8080
session=$(curl -s $at/api/v1/hello --json '{"device_uuid":"shell"}' | jq -r .session_uuid)
table=$(base64 < orders.csv | tr -d '\n' |
  jq -R --arg session "$session" '{session_uuid: $session, filename: "orders.csv", data: .}' |
  curl -s $at/api/v1/file --json @- | jq -r .result_uuid)
curl -sN $at/api/v1/job_status/$table > /dev/null # until it is cleaned
curl -s $at/api/v1/get/$table/csv
