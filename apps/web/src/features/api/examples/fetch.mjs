// Node 20 or later, or a browser on any site
const response = await fetch("http://localhost:8080/api/v1/get/TABLE/json");
const rows = await response.json();
console.log(rows.length, rows[0]);
